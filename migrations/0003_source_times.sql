ALTER TABLE `restaurants` ADD `read_at` integer;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `source_changed_at` integer;