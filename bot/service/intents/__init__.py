"""What people leave for later, and trying out: orders, plans, offers."""
