import { readEstado } from '../../apps/server/src/command.ts'

export const resumen =
  'Dice en qué está el servidor y su base, una línea por asunto; termina con 1 si algo pide atención.'

export async function run(): Promise<void> {
  const lineas = await readEstado()
  for (const { atender, texto } of lineas) console.log(`${atender ? '✗' : '✓'} ${texto}`)
  const cuantas = lineas.filter(({ atender }) => atender).length
  console.log(cuantas === 0 ? 'Nada pide atención.' : `Piden atención: ${cuantas}.`)
  if (cuantas > 0) process.exitCode = 1
}
