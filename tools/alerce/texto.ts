import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { asOperator } from '../../apps/server/src/command.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { reglaPreguntas } from '../../packages/contract/forms/declaracion/preguntas-escritas.ts'
import { publicarTexto } from '../../packages/contract/operations/base/textos.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { leeDiaDeTabla } from '../../packages/domain/base/fechas/mes.ts'
import { textoLargoLimpio } from '../../packages/domain/base/texto/limpio.ts'
import { type ClaseTexto, claseDe, nombresDeClase } from '../../packages/domain/base/textos/clases.ts'

export const resumen = 'Publica un texto del operador desde un archivo; sin --publicar solo lo revisa.'

const uso = `Uso: npm run alerce -- texto <clase> <archivo.txt> [--titulo "…"] [--desde 31-12-2026] [--publicar]
Clases:`

function mostrarClases(): void {
  console.log(uso)
  for (const clase of nombresDeClase) console.log(`  ${clase.padEnd(24)} ${claseDe(clase).nombre}`)
}

function claseEscrita(que: string): ClaseTexto {
  const clase = nombresDeClase.find((nombre) => nombre === que)
  if (!clase) throw new OperatorFailure(`No hay una clase de texto «${que}».`)
  return clase
}

function leerCuerpo(clase: ClaseTexto, ruta: string): string {
  if (!existsSync(ruta)) throw new OperatorFailure(`No se puede leer el archivo ${ruta}.`)
  const cuerpo = textoLargoLimpio(readFileSync(ruta, 'utf8')).trim()
  const falla = claseDe(clase).forma === 'preguntas' ? reglaPreguntas(cuerpo) : null
  if (falla) throw new OperatorFailure(falla)
  return cuerpo
}

function diaDe(escrito: string | undefined): string {
  const dia = escrito === undefined ? systemClock.hoy() : leeDiaDeTabla(escrito)
  if (dia === null) throw new OperatorFailure('--desde: escriba un día como 31-12-2026.')
  return aDDMMYYYY(dia)
}

export async function run(args: readonly string[]): Promise<void> {
  const options = { titulo: { type: 'string' }, desde: { type: 'string' }, publicar: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [que, ruta] = positionals
  if (!que || !ruta) return mostrarClases()
  const clase = claseEscrita(que)
  const texto = {
    clase,
    titulo: values.titulo ?? claseDe(clase).nombre,
    cuerpo: leerCuerpo(clase, ruta),
    desde: diaDe(values.desde),
  }
  console.log(`${texto.titulo}: se puede publicar, ${texto.cuerpo.length} caracteres.`)
  if (!values.publicar) return console.log('No se escribió nada. Para publicarlo, agregue --publicar.')
  await asOperator('texto', async (call) => {
    const { version, desde, huella } = await call(publicarTexto, texto)
    console.log(`Versión ${version} publicada: rige desde el ${desde}. Huella ${huella}`)
  })
}
