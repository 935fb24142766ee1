/** System and database behind an address. */
export interface Identity {
  /** Number that initdb gave it, the same on each standby. */
  readonly system: string
  readonly database: string
  readonly standby: boolean
}

const IDENTITY = `select (select system_identifier from pg_control_system())::text as system,
  current_database() as database, pg_is_in_recovery() as standby`

interface Asked {
  query(statement: string): Promise<{ readonly rows: readonly unknown[] }>
}

export async function identityOf(client: Asked): Promise<Identity> {
  const { rows } = await client.query(IDENTITY)
  return rows[0] as Identity
}

/** Why an address is no replica of the primary, in Spanish; null: it is one. */
export function problemOf(primary: Identity, replica: Identity): string | null {
  if (!replica.standby) return 'esa base no es una réplica: acepta escrituras'
  if (replica.system !== primary.system) return 'esa réplica es de otro PostgreSQL, no del de DATABASE_URL'
  if (replica.database === primary.database) return null
  return `esa réplica abre la base «${replica.database}», y DATABASE_URL, «${primary.database}»`
}
