"""Discord's error answers: a status, a numeric code and, for bad input, a tree of what is wrong where."""

from typing import Any


class ApiError(Exception):
    """An error answer of the API; `errors` maps a dotted field path to its complaints."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, list[str]] | None = None) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}".strip())
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors or {}
        self.headers: dict[str, str] = {}

    def body(self) -> dict[str, Any]:
        """The JSON body, with `errors` nested by field as Discord nests them."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        tree: dict[str, Any] = {}
        for path, complaints in self.errors.items():
            node = tree
            for part in path.split("."):
                node = node.setdefault(part, {})
            node["_errors"] = [{"code": "BASE_TYPE_BAD_VALUE", "message": text} for text in complaints]
        if tree:
            body["errors"] = tree
        return body


def unauthorized() -> ApiError:
    """A wrong or missing bot token."""
    return ApiError(401, 0, "401: Unauthorized")


def unknown(what: str) -> ApiError:
    """The thing named in the path doesn't exist (or isn't the asker's to see)."""
    codes = {
        "Application": 10002,
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "User": 10013,
        "Webhook": 10015,
        "interaction": 10062,
    }
    return ApiError(404, codes[what], f"Unknown {what}")


def missing_access() -> ApiError:
    """The bot can't see the channel."""
    return ApiError(403, 50001, "Missing Access")


def archived() -> ApiError:
    """The thread must be opened again before that."""
    return ApiError(400, 50083, "Thread is archived")


def locked() -> ApiError:
    """Only who manages threads may write in the thread, or open it again."""
    return ApiError(400, 160005, "Thread is locked")


def too_many_threads() -> ApiError:
    """A guild has as many open threads as it may have."""
    return ApiError(400, 160006, "Maximum number of active threads reached")


def missing_permission() -> ApiError:
    """The bot sees the channel, but may not do this in it."""
    return ApiError(403, 50013, "Missing Permissions")


class Problems:
    """Collects complaints about one request, so that the answer names all of them."""

    def __init__(self) -> None:
        self._found: dict[str, list[str]] = {}

    def add(self, path: str, text: str) -> None:
        """Notes that the field at the dotted `path` is wrong."""
        self._found.setdefault(path, []).append(text)

    def length(self, path: str, value: Any, low: int, high: int) -> int:
        """Checks a text's length in code points after trimming, and gives it; a missing text has length 0."""
        if value is None:
            value = ""
        if not isinstance(value, str):
            self.add(path, "Could not interpret the value as a string.")
            return 0
        size = len(value.strip())
        if not low <= size <= high:
            self.add(path, f"Must be between {low} and {high} in length.")
        return size

    def count(self, path: str, value: Any, low: int, high: int) -> list[Any]:
        """Checks a list's length, and gives the list (empty when it isn't one)."""
        if not isinstance(value, list):
            self.add(path, "Only lists may be used here.")
            return []
        if not low <= len(value) <= high:
            self.add(path, f"Must be between {low} and {high} in length.")
        return value

    def number(self, path: str, value: Any, low: int, high: int) -> None:
        """Checks an integer's bounds."""
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.add(path, f"Must be an integer between {low} and {high}.")

    def raise_any(self) -> None:
        """ApiError (400/50035) when something was noted."""
        if self._found:
            raise ApiError(400, 50035, "Invalid Form Body", self._found)
