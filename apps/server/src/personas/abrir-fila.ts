import { sinEnlaces } from '../core/base/correos/velar-enlace.ts'
import { sealedColumnNames, unsealedColumns, walkOf } from '../platform/db/sealed/columns.ts'
import type { Vault } from '../platform/vault.ts'
import type { FilaDePersona } from './read-model.ts'
import { columnasSecretas } from './tablas.ts'

const selladas = Map.groupBy(sealedColumnNames.map(walkOf), ({ table }) => table)

// bytes of no sealed column are digests of what opens something
const secretas = new Set([...columnasSecretas, ...unsealedColumns])

/** A row with what is sealed in it opened, and without what opens or proves something. */
export function abrirFila(vault: Vault, tabla: string, fila: FilaDePersona): FilaDePersona {
  const abiertas = (selladas.get(tabla) ?? []).flatMap(({ name, keys }) => {
    const sello = fila[name]
    if (!Buffer.isBuffer(sello)) return []
    const lugar = keys.map(([llave]) => String(fila[llave]))
    return [[name, vault.en(`${tabla}.${name}` as Parameters<Vault['en']>[0], ...lugar).open<unknown>(sello)] as const]
  })
  const escrito = tabla === 'correo' ? { texto: sinEnlaces(String(fila.texto)) } : {}
  const clara = Object.entries({ ...fila, ...Object.fromEntries(abiertas), ...escrito })
  return Object.fromEntries(clara.filter(([columna]) => !secretas.has(`${tabla}.${columna}`)))
}
