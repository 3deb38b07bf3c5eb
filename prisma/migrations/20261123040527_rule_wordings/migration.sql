-- AlterTable
ALTER TABLE "rule" ADD COLUMN     "wordings" JSONB NOT NULL DEFAULT '[]';

-- Paraphrases and misstatements stood among the buzzwords: they move, one entry for each buzzword, in its order.
UPDATE "rule"
SET "buzzwords" = moved.buzzwords, "wordings" = moved.wordings
FROM (
  SELECT
    rule.id,
    jsonb_agg(entry.buzzword - 'paraphrases' - 'misstatements' ORDER BY entry.position) AS buzzwords,
    jsonb_agg(
      jsonb_build_object(
        'paraphrases', coalesce(entry.buzzword -> 'paraphrases', '[]'),
        'misstatements', coalesce(entry.buzzword -> 'misstatements', '[]')
      ) ORDER BY entry.position
    ) AS wordings
  FROM "rule" AS rule, jsonb_array_elements(rule.buzzwords) WITH ORDINALITY AS entry (buzzword, position)
  GROUP BY rule.id
  HAVING bool_or(entry.buzzword ?| ARRAY['paraphrases', 'misstatements'])
) AS moved
WHERE "rule".id = moved.id;

ALTER TABLE "rule" ADD CONSTRAINT "rule_wordings_for_each_buzzword" CHECK (
  jsonb_array_length("wordings") IN (0, jsonb_array_length("buzzwords"))
);
