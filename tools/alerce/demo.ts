import { parseArgs } from 'node:util'
import { fillDemo } from '../../apps/server/src/command.ts'

export const resumen = 'Llena la demostración con prospectos ficticios, para medirla a escala.'

const uso = 'Uso: npm run alerce -- demo --prospectos 1000000 [--enviadas]'

const enCifras = (count: number) => count.toLocaleString('es-CL')

export async function run(args: readonly string[]): Promise<void> {
  const options = { prospectos: { type: 'string' }, enviadas: { type: 'boolean', default: false } } as const
  const { values } = parseArgs({ args: [...args], options })
  if (!values.prospectos) {
    console.log(uso)
    process.exitCode = 1
    return
  }
  const total = Number(values.prospectos)
  const added = await fillDemo(
    total,
    ({ lote, lotes, nuevos }) => console.log(`  parte ${lote} de ${lotes}: ${enCifras(nuevos)} prospectos agregados`),
    { soloEnviadas: values.enviadas },
  )
  const already = total - added
  if (already > 0) console.log(`${enCifras(already)} ya estaban: no se agregan dos veces.`)
  console.log(`${enCifras(added)} prospectos de medida agregados.`)
}
