ALTER TABLE "products" ADD COLUMN "video_link" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "video_poster" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "video_seconds" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "turn_images" jsonb DEFAULT '[]'::jsonb NOT NULL;