import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { withParts } from '../../apps/server/src/command.ts'
import { readDocumento } from '../../apps/server/src/core/personas/derechos/documento-de-persona.ts'
import { exportPersona } from '../../apps/server/src/core/personas/derechos/export-persona.ts'
import { ensureCarpetaNueva, writeEntrega } from '../../apps/server/src/core/personas/derechos/write-entrega.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'

export const resumen = 'Escribe en una carpeta todo lo que se guarda de una persona, para entregárselo.'

const uso = `Uso: npm run alerce -- exportar-persona DOCUMENTO [--a CARPETA] [--pasaporte]
  DOCUMENTO    su RUT o su pasaporte
  --a          carpeta nueva en que se escribe (persona-<día y hora>)
  --pasaporte  el documento es un pasaporte, aunque parezca un RUT`

/** Folder name without personal data, since directory listings show it. */
const carpetaDeAhora = () =>
  `persona-${systemClock
    .ahora()
    .slice(0, 19)
    .replaceAll(/[^0-9]/g, '')}`

export async function run(args: readonly string[]): Promise<void> {
  const options = { a: { type: 'string' }, pasaporte: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [escrito] = positionals
  if (!escrito) throw new OperatorFailure(uso)
  const documento = readDocumento(escrito, values.pasaporte)
  if (!documento) throw new OperatorFailure('El documento no es un RUT ni un pasaporte.')
  const carpeta = values.a ?? carpetaDeAhora()
  ensureCarpetaNueva(carpeta)
  const entrega = await withParts(({ db, vault, almacen }) =>
    exportPersona({ db, vault, almacen, clock: systemClock }, documento, userInfo().username),
  )
  if (entrega.cuentas.size === 0)
    return console.log('No se guarda nada de quien tiene ese documento. Que se preguntó quedó registrado.')
  writeEntrega(carpeta, entrega)
  for (const [tabla, filas] of entrega.cuentas) console.log(`  ${tabla.padEnd(24)} ${filas}`)
  // Without the list of digests and the data file itself
  console.log(`${carpeta}: datos.json, ${entrega.archivos.size - 2} archivos e indice.sha256.`)
  if (entrega.hayReserva) console.log('La salud de los beneficiarios adultos no va: cada uno pide la suya.')
}
