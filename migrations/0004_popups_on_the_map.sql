ALTER TABLE `restaurant_counts` ADD `vegan_offline` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `restaurant_counts` ADD `vegetarian_offline` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `restaurant_counts` ADD `options_offline` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `restaurant_counts` ADD `unconfirmed_offline` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `restaurants_ending` ON `restaurants` (`online_until`) WHERE status = 'ONLINE';