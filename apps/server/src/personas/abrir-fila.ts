import { sealedColumnNames, walkOf } from '../platform/db/sealed/columns.ts'
import type { Vault } from '../platform/vault.ts'
import type { FilaDePersona } from './read-model.ts'
import { columnasSecretas } from './tablas.ts'

const selladas = Map.groupBy(sealedColumnNames.map(walkOf), ({ table }) => table)

/** A row with what is sealed in it opened, and without what opens or proves something. */
export function abrirFila(vault: Vault, tabla: string, fila: FilaDePersona): FilaDePersona {
  const abiertas = (selladas.get(tabla) ?? []).flatMap(({ name, keys }) => {
    const sello = fila[name]
    if (!Buffer.isBuffer(sello)) return []
    const lugar = keys.map(([llave]) => String(fila[llave]))
    return [[name, vault.en(`${tabla}.${name}` as Parameters<Vault['en']>[0], ...lugar).open<unknown>(sello)] as const]
  })
  const clara = Object.entries({ ...fila, ...Object.fromEntries(abiertas) })
  // bytes that stay closed are digests of what opens something
  return Object.fromEntries(
    clara.filter(([columna, valor]) => !Buffer.isBuffer(valor) && !columnasSecretas.includes(`${tabla}.${columna}`)),
  )
}
