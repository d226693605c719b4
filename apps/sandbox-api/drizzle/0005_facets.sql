CREATE TABLE "facet_sets" (
	"id" serial PRIMARY KEY NOT NULL,
	"value_ids" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_values" (
	"id" serial PRIMARY KEY NOT NULL,
	"attribute_key" text NOT NULL,
	"value_key" text NOT NULL,
	"attribute" jsonb NOT NULL,
	"value" jsonb NOT NULL,
	"color" text,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facet_set" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "facet_sets_values" ON "facet_sets" USING btree ("value_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "facet_values_key" ON "facet_values" USING btree ("attribute_key","value_key");--> statement-breakpoint
CREATE INDEX "products_facet_set" ON "products" USING btree ("facet_set") WHERE "products"."is_show";--> statement-breakpoint
-- What the facets count, in one index: a category is read without its wide rows.
CREATE INDEX "products_facet_rows" ON "products" ("cat1","cat2","cat3") INCLUDE
  ("mer_id","price","ot_price","postage","stock","star_sum","reply_count","facet_set") WHERE "is_show";
--> statement-breakpoint
-- Gathers the values of all choices and the words of all names; after goods were added or changed, call it again.
CREATE FUNCTION refresh_product_facets() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facet_values (attribute_key, value_key, attribute, value, color, sort)
  SELECT DISTINCT ON (1, 2) lower(a.name->>'en'), lower(v.value->>'en'), a.name, v.value,
    CASE WHEN a.sort = 0 THEN p.colors->>(v.place::int - 1) END, v.place
  FROM product_attrs a JOIN products p ON p.id = a.product_id AND p.is_multi_sku
    CROSS JOIN LATERAL jsonb_array_elements(a.values) WITH ORDINALITY v(value, place)
  WHERE a.name ? 'en' AND v.value ? 'en'
  ORDER BY 1, 2, a.product_id
  ON CONFLICT DO NOTHING;

  CREATE TEMPORARY TABLE offered ON COMMIT DROP AS
    SELECT a.product_id, array_agg(DISTINCT f.id ORDER BY f.id) AS ids
    FROM product_attrs a CROSS JOIN LATERAL jsonb_array_elements(a.values) v(value)
      JOIN facet_values f ON f.attribute_key = lower(a.name->>'en') AND f.value_key = lower(v.value->>'en')
      JOIN products p ON p.id = a.product_id AND p.is_multi_sku
    GROUP BY a.product_id;
  INSERT INTO facet_sets (value_ids) SELECT DISTINCT ids FROM offered ON CONFLICT DO NOTHING;
  UPDATE products p SET facet_set = s.id
  FROM offered o JOIN facet_sets s ON s.value_ids = o.ids
  WHERE p.id = o.product_id AND p.facet_set <> s.id;
  DROP TABLE offered;

  DELETE FROM search_words;
  INSERT INTO search_words (word, products)
  SELECT word, count(DISTINCT id) FROM products, regexp_split_to_table(search_text, '[^[:alnum:]]+') word
  WHERE is_show AND length(word) BETWEEN 3 AND 40 GROUP BY word;
END $$;
--> statement-breakpoint
SELECT refresh_product_facets();
