# The way to the notices; the rest of their words is in web-app.ftl.

web-notices = Notices
