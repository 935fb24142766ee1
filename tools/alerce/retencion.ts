import { previewRetencion } from '../../apps/server/src/command.ts'

export const resumen = 'Dice qué borrarían ahora las rondas de plazos, tabla por tabla. No cambia nada.'

const filas = (cuantas: number, verbo: string) => (cuantas > 0 ? [`${cuantas} ${verbo}`] : [])

export async function run(): Promise<void> {
  for (const { ronda, tablas } of await previewRetencion()) {
    console.log(tablas.length === 0 ? `${ronda}: nada` : `${ronda}:`)
    for (const { tabla, borradas, cambiadas } of tablas)
      console.log(
        `  ${tabla.padEnd(28)} ${[...filas(borradas, 'se borran'), ...filas(cambiadas, 'cambian')].join(', ')}`,
      )
  }
  console.log('No se cambió nada.')
}
