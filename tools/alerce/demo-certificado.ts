import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { drawCertificado } from '../../apps/server/src/semilla/certificados/draw-certificado.ts'
import { requestCertificado } from '../../apps/server/src/semilla/certificados/request-certificado.ts'

export const resumen = 'Escribe un certificado de cotizaciones ficticio, para probar su validación.'

const uso = `Uso: npm run alerce -- demo-certificado --rut 16482305-9 --empleador 76086428-5
  --nombre   nombre del postulante
  --formato  1 por mes, 2 por empleador, 3 de un empleador (1)
  --meses    cuántos meses pagados, hasta el anterior a hoy (4)
  --renta    renta imponible de cada mes, en pesos (1500000)
  --clave    clave que pide el PDF al abrirlo
  --salida   archivo que se escribe (certificado.pdf)`

const text = { type: 'string' } as const
const options = {
  rut: text,
  nombre: text,
  empleador: text,
  formato: text,
  meses: text,
  renta: text,
  clave: text,
  salida: text,
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options })
  if (!values.rut || !values.empleador) {
    console.log(uso)
    process.exitCode = 1
    return
  }
  const certificado = requestCertificado(values, systemClock.hoy())
  if (typeof certificado === 'string') throw new OperatorFailure(certificado)
  const salida = values.salida ?? 'certificado.pdf'
  writeFileSync(salida, await drawCertificado(certificado))
  console.log(`${salida}: certificado ficticio de ${certificado.rut}, sin valor legal.`)
}
