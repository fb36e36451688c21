CREATE TABLE `announced_times` (
	`restaurant_id` text NOT NULL,
	`id` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`zone` text NOT NULL,
	`place` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`modified_at` integer NOT NULL,
	`cancelled_at` integer,
	PRIMARY KEY(`restaurant_id`, `id`),
	FOREIGN KEY (`restaurant_id`) REFERENCES `restaurants`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "announced_times_order" CHECK(starts_at < ends_at)
) WITHOUT ROWID;
