CREATE TABLE "facet_counts" (
	"facet_key" text COLLATE "C" NOT NULL,
	"price" integer NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_counts_facet_key_price_pk" PRIMARY KEY("facet_key","price")
);
--> statement-breakpoint
DROP INDEX "products_facet_key";--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("id") WHERE "products"."is_show";--> statement-breakpoint
INSERT INTO "facet_counts" ("facet_key", "price", "products")
  SELECT "facet_key", "price", count(*) FROM "products" WHERE "is_show" GROUP BY 1, 2;
--> statement-breakpoint
-- Goods that were added: all of one statement at once, because a catalogue is filled by thousands of rows.
CREATE FUNCTION count_added_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_counts AS counts (facet_key, price, products)
  SELECT facet_key, price, count(*) FROM added WHERE is_show GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (facet_key, price) DO UPDATE SET products = counts.products + excluded.products;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_added_products AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_products();
--> statement-breakpoint
-- A product that moves from one key or price to another, or goes; most changes (an order, a visit) move none.
CREATE FUNCTION count_moved_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_show THEN
    UPDATE facet_counts SET products = products - 1 WHERE facet_key = OLD.facet_key AND price = OLD.price;
    DELETE FROM facet_counts WHERE facet_key = OLD.facet_key AND price = OLD.price AND products = 0;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.is_show THEN
    INSERT INTO facet_counts AS counts (facet_key, price, products) VALUES (NEW.facet_key, NEW.price, 1)
    ON CONFLICT (facet_key, price) DO UPDATE SET products = counts.products + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_moved_product AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.facet_key, OLD.price, OLD.is_show) IS DISTINCT FROM (NEW.facet_key, NEW.price, NEW.is_show))
  EXECUTE FUNCTION count_moved_product();
--> statement-breakpoint
CREATE TRIGGER count_removed_product AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION count_moved_product();
--> statement-breakpoint
-- Lists are counted from "facet_counts" too.
DROP INDEX IF EXISTS "products_facet_rows";
