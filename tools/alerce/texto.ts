import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { asOperator, type OperatorCall } from '../../apps/server/src/command.ts'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { reglaDelTexto } from '../../packages/contract/forms/declaracion/textos-escritos.ts'
import { publicarTexto } from '../../packages/contract/operations/base/textos.ts'
import { leeFechaEscrita } from '../../packages/domain/base/fechas/escrita.ts'
import { aDDMMYYYY } from '../../packages/domain/base/fechas/fecha.ts'
import { textoLargoLimpio } from '../../packages/domain/base/texto/limpio.ts'
import { type ClaseTexto, claseDe, nombresDeClase } from '../../packages/domain/base/textos/clases.ts'

export const resumen = 'Publica un texto del operador desde un archivo; sin --publicar solo lo revisa.'

const uso = `Uso: npm run alerce -- texto <clase> <archivo.txt> [--titulo "…"] [--desde 31-12-2026] [--publicar]
     npm run alerce -- texto <carpeta> [--desde 31-12-2026] [--publicar]   cada <clase>.txt que haya en ella
Clases:`

function showClases(): void {
  console.log(uso)
  for (const clase of nombresDeClase) console.log(`  ${clase.padEnd(24)} ${claseDe(clase).nombre}`)
}

function claseEscrita(que: string): ClaseTexto {
  const clase = nombresDeClase.find((nombre) => nombre === que)
  if (!clase) throw new OperatorFailure(`No hay una clase de texto «${que}».`)
  return clase
}

function readBody(clase: ClaseTexto, ruta: string): string {
  if (!existsSync(ruta)) throw new OperatorFailure(`No se puede leer el archivo ${ruta}.`)
  const cuerpo = textoLargoLimpio(readFileSync(ruta, 'utf8')).trim()
  const falla = reglaDelTexto(clase, cuerpo)
  if (falla) throw new OperatorFailure(falla)
  return cuerpo
}

function diaDe(escrito: string | undefined): string {
  const dia = escrito === undefined ? systemClock.hoy() : leeFechaEscrita(escrito, '')
  if (dia === null) throw new OperatorFailure('--desde: escriba un día como 31-12-2026.')
  return aDDMMYYYY(dia)
}

interface TextoPorPublicar {
  readonly clase: ClaseTexto
  readonly titulo: string
  readonly cuerpo: string
  readonly desde: string
}

const textoDe = (clase: ClaseTexto, ruta: string, desde: string, titulo?: string): TextoPorPublicar => {
  return { clase, titulo: titulo ?? claseDe(clase).nombre, cuerpo: readBody(clase, ruta), desde }
}

function textosDe(carpeta: string, desde: string): TextoPorPublicar[] {
  const rutaDe = (clase: ClaseTexto) => join(carpeta, `${clase}.txt`)
  const con = nombresDeClase.filter((clase) => existsSync(rutaDe(clase)))
  if (con.length === 0) throw new OperatorFailure(`En ${carpeta} no hay archivos con el nombre de una clase.`)
  return con.map((clase) => textoDe(clase, rutaDe(clase), desde))
}

async function publish(call: OperatorCall, texto: TextoPorPublicar): Promise<void> {
  const hecho = await call(publicarTexto, texto)
  if (hecho.estado === 'porAprobar')
    return console.log(`${texto.titulo}: quedó por aprobar. La publica un administrador en /consola/textos.`)
  const { version, desde, huella } = hecho
  console.log(`${texto.titulo}: versión ${version} publicada, rige desde el ${desde}. Huella ${huella}`)
}

const esCarpeta = (ruta: string): boolean => existsSync(ruta) && statSync(ruta).isDirectory()

export async function run(args: readonly string[]): Promise<void> {
  const options = { titulo: { type: 'string' }, desde: { type: 'string' }, publicar: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [que, ruta] = positionals
  if (!que || (!ruta && !esCarpeta(que))) return showClases()
  const dia = diaDe(values.desde)
  const textos = ruta ? [textoDe(claseEscrita(que), ruta, dia, values.titulo)] : textosDe(que, dia)
  for (const { titulo, cuerpo } of textos) console.log(`${titulo}: se puede publicar, ${cuerpo.length} caracteres.`)
  if (!values.publicar) return console.log('No se escribió nada. Para publicarlo, agregue --publicar.')
  await asOperator('texto', async (call) => {
    for (const texto of textos) await publish(call, texto)
  })
}
