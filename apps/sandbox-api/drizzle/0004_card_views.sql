ALTER TABLE "products" ADD COLUMN "colors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "single_sku_id" integer;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "slider_images" jsonb DEFAULT '[]'::jsonb NOT NULL;