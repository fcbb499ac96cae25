# Commandes pour les hébergeurs : personnes, classements, courriel.

cli-help-serve-site = L’adresse de ce serveur, https://NOM ; pour les liens des courriels et les clés d’accès.
cli-help-serve-mail = smtp://NOM:MOT-DE-PASSE@HÔTE:PORT ou smtps://... : où déposer le courriel ; sans cela, rien n’est envoyé.
cli-help-serve-mail-from = L’expéditeur du courriel : "Petteia <jeux@example.org>".
cli-help-serve-registration = Qui peut garder un nom ici : open, invited (avec une invitation de petteia admin ticket) ou off.
cli-help-admin-ratings = Recalculer toutes les cotes à partir des parties conservées qui comptent, et dire ce qui différait.
cli-help-admin-ratings-check = Seulement comparer ; statut 1 si quelque chose diffère.
cli-help-admin-reports = Ce que les gens ont signalé les uns des autres, le plus ancien d’abord.
cli-help-admin-reports-all = Aussi ceux qui ont été traités.
cli-help-admin-settle = Noter qu’un signalement a été traité ; avec --ban, bannir aussi la personne signalée.
cli-help-admin-report = L’identifiant du signalement, tel que l’affiche petteia admin reports.
cli-help-admin-how = Ce qui a été fait, pour qui regardera plus tard.
cli-help-admin-ban-days = Bannir la personne signalée pour tant de jours ; 0 : pour toujours.
cli-help-admin-why = Le motif, tel que le lira la personne bannie.
cli-help-admin-ban = Interdire à quelqu’un d’ouvrir des tables, de s’asseoir et d’écrire ; les parties en cours peuvent finir.
cli-help-admin-who = Un nom, ou un identifiant comme dans un signalement.
cli-help-admin-days = Pour tant de jours ; 0 : pour toujours.
cli-help-admin-unban = Lever un bannissement.
cli-help-admin-bans = Qui est banni, jusqu’à quand et pourquoi.
cli-help-admin-ticket = Des invitations pour --registration invited : chacune permet à une personne de garder un nom. Elles ne s’affichent que cette fois.
cli-help-admin-count = Combien.
cli-help-admin-ticket-days = Elles servent pendant tant de jours.
cli-help-admin-note = Pour qui, pour vous-même.
cli-help-admin-annul = Ne plus compter une partie, par exemple parce que quelqu’un a été aidé ; toutes les cotes suivent.
cli-help-admin-annul-back = La compter de nouveau.
