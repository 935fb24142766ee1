import { parseArgs } from 'node:util'
import { restartDemo } from '../../apps/server/src/command.ts'

export const resumen = 'Devuelve la demostración a su estado inicial; pide --si.'

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { si: { type: 'boolean', default: false } } })
  const { usuarios, prospectos } = await restartDemo(values.si)
  const enCifras = (count: number) => count.toLocaleString('es-CL')
  const habia = `${enCifras(usuarios)} usuarios y ${enCifras(prospectos)} prospectos`
  if (values.si) return console.log(`Se borraron ${habia}. La demostración está como al comienzo.`)
  console.log(`Se borrarían ${habia}, con todo lo suyo. Para hacerlo, agregue --si.`)
  process.exitCode = 1
}
