import { readEstado } from '../../apps/server/src/command.ts'

export const resumen =
  'Dice en qué está el servidor y su base, una línea por asunto; termina con 1 si algo pide atención.'

const marcas = { bien: '✓', atender: '✗', incierto: '?' } as const

export async function run(): Promise<void> {
  const hechos = await readEstado()
  for (const { estado, asunto, texto } of hechos) console.log(`${marcas[estado]} ${asunto}: ${texto}`)
  const cuantas = hechos.filter(({ estado }) => estado === 'atender').length
  console.log(cuantas === 0 ? 'Nada pide atención.' : `Piden atención: ${cuantas}.`)
  if (cuantas > 0) process.exitCode = 1
}
