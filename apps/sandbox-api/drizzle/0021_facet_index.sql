-- Facets are counted in one index; nothing keeps their counts any more.
DROP TRIGGER "count_added_products" ON "products";--> statement-breakpoint
DROP TRIGGER "count_moved_product" ON "products";--> statement-breakpoint
DROP TRIGGER "count_removed_product" ON "products";--> statement-breakpoint
DROP FUNCTION count_added_products();--> statement-breakpoint
DROP FUNCTION count_moved_product();--> statement-breakpoint
DROP TABLE "facet_counts";--> statement-breakpoint
CREATE INDEX "products_facet_key" ON "products" USING btree ("facet_key","price") WHERE "products"."is_show";
