# Notes : les siennes sur la partie, une compagnie ou un hexagone, et une de toute la table.
command-note = note
command-note-description = Vos notes sur une partie, que personne d’autre ne voit, et celle de la table
command-note-write = écrire
command-note-write-description = Noter quelque chose ; sans texte, la note est effacée
command-note-list = liste
command-note-list-description = Vos notes sur cette partie et celle de la table
field-text = texte
field-text-description = Ce que vous notez
field-about = sur
field-about-description = Une compagnie ou un hexagone ; sinon la partie
field-table = table
field-table-description = Comme note de la table, que tous les joueurs lisent et changent
button-notes = Notes
menu-note = Noter quelque chose sur…
modal-note = Note
modal-note-text = Ce qu’elle dit ; vide : l’effacer
note-game = Cette partie
note-table = La note de la table
note-line = { $about } : { $text }
notes-heading = **{ $game }** · Notes (celle de la table est lue par tous les joueurs ; les autres, par vous seul)
notes-more = … et { $count ->
    [1] une autre note
   *[other] { $count } autres notes
    }
note-kept = Noté : { $about }.
note-deleted = Effacé : { $about }.
privacy-note-kept = Note sur la partie { $game } : { $text }
refusal-too_many_notes = Vous avez { $most } notes sur cette partie ; c’est le maximum. Effacez-en une d’abord.
refusal-note_about = Une note porte sur la partie, une compagnie, une compagnie privée ou un hexagone qui a un nom ; celle de la table, sur la partie.
