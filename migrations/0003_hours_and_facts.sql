ALTER TABLE `restaurants` ADD `zone` text;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `week` text;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `takeaway` text;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `delivery` text;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `outdoor_seating` text;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `reservation` text;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `organic` text;--> statement-breakpoint
ALTER TABLE `restaurants` ADD `gluten_free` text;