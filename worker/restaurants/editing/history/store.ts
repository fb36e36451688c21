/** Addresses by user id; ids of nobody are left out. */
export async function findEmails(
  db: D1Database,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { results } = await db
    .prepare('SELECT u.id, u.email FROM json_each(?1) j CROSS JOIN users u ON u.id = j.value')
    .bind(JSON.stringify([...new Set(ids)]))
    .all<{ id: string; email: string }>()
  return new Map(results.map(({ id, email }) => [id, email]))
}
