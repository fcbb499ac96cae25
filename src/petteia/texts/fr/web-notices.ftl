# L’accès aux notifications ; le reste de leurs mots se trouve dans web-app.ftl.

web-notices = Notifications
