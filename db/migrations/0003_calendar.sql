ALTER TABLE "projects" ADD COLUMN "calendar_token" text;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_calendarToken_unique" UNIQUE("calendar_token");