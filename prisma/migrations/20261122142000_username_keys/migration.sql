-- The key of a name with the capital ẞ kept a ß, which is ss in the key of every other spelling of that name. Where
-- another account has the present key already, or two would get the same, the later one keeps its earlier key: nobody
-- registers that name any more, and its owner still logs in with it.
UPDATE "user" AS account
SET username_key = renewed.username_key
FROM (
  SELECT DISTINCT ON (normalize(replace(username_key, 'ß', 'ss'), NFKC))
    id, normalize(replace(username_key, 'ß', 'ss'), NFKC) AS username_key
  FROM "user"
  WHERE username_key LIKE '%ß%'
  ORDER BY normalize(replace(username_key, 'ß', 'ss'), NFKC), created_at, id
) AS renewed
WHERE account.id = renewed.id
  AND NOT EXISTS (SELECT FROM "user" AS other WHERE other.username_key = renewed.username_key);
