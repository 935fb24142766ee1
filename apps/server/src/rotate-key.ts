import { renovarSello } from './core/acceso/accesos/renovar-sello.ts'
import type { Db } from './platform/db/database.ts'
import { rotate } from './platform/db/sealed/rotate.ts'
import type { Vault } from './platform/vault.ts'

/** Seals anew what another key sealed, and the end of the access log; answers how many values. */
export async function rotateKey(db: Db, vault: Vault, avanzar: (columna: string, cuantos: number) => void) {
  let total = 0
  await rotate(db, vault, (columna, cuantos) => {
    total += cuantos
    avanzar(columna, cuantos)
  })
  await renovarSello(db, vault)
  return total
}
