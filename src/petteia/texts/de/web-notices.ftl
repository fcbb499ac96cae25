# Der Weg zu den Nachrichten; ihre übrigen Wörter stehen in web-app.ftl.

web-notices = Nachrichten
