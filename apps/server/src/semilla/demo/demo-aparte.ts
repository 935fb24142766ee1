import { rehacerTarjetas } from '../../core/cartera/tarjeta/redo.ts'
import { fixedClock } from '../../platform/clock.ts'
import { createDb } from '../../platform/db/database.ts'
import { openPostgres } from '../../platform/db/pool.ts'
import { createVault } from '../../platform/vault.ts'
import { seedDemo } from '../seed-demo.ts'

export interface DemoAparte {
  /** Address of the PostgreSQL database. */
  readonly url: string
  readonly dataKey: string
  /** Address of the links in letters of the demo. */
  readonly direccion: string
  /** Start of the server, ISO instant. */
  readonly ahora: string
}

/** Fills the demo in a process of its own: drawing its papers takes 100 MB that a server would never release. */
export async function seedDemoApart({ url, dataKey, ahora, direccion }: DemoAparte): Promise<void> {
  const connection = openPostgres(url, 2, (error) => {
    throw error
  })
  await seedDemo(createDb(connection, rehacerTarjetas), fixedClock(ahora), {
    vault: createVault(dataKey),
    direccion,
  })
  await connection.close()
}
