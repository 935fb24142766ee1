import { porcentaje } from '@alerce/domain/base/dinero/cuentas'
import { pesos as enPesos } from '@alerce/domain/base/dinero/tipos'
import { aDDMMYYYY, partes } from '@alerce/domain/base/fechas/fecha'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { protectPdf } from '../../platform/pdf/password.ts'
import { renderPdf } from '../../platform/pdf/render.ts'
import type { CertificadoDemo, EmpleadorDeCertificado, MesDeCertificado } from './certificado.ts'

type Bloque =
  | { readonly titulo: string }
  | { readonly texto: string }
  | { readonly cabeceras: readonly string[]; readonly filas: readonly (readonly string[])[] }

const MESES = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const ESTADOS = { pagada: 'Pagada', declarada: 'Declarada, no pagada', licencia: 'Subsidio por licencia' }

const pesos = (amount: number) => `$ ${amount.toLocaleString('es-CL', { useGrouping: 'always' } as object)}`
const estadoDe = ({ estado = 'pagada' }: MesDeCertificado) => ESTADOS[estado]
const cotizacionDe = ({ renta }: MesDeCertificado) => pesos(porcentaje(enPesos(renta), 10))
const nombreDelMes = (mes: string) => `${MESES[Number(mes.slice(5)) - 1]} ${mes.slice(0, 4)}`

function enPalabras(fecha: string): string {
  const { anio, mes, dia } = partes(fecha)
  return `${dia} de ${MESES[mes - 1]} de ${anio}`
}

const tabla = (cabeceras: string[], filas: string[][]): Bloque => ({ cabeceras, filas })

const titulo = (titulo: string): Bloque => ({ titulo })

const linea = (texto: string): Bloque => ({ texto })

function porMes({ rut, nombre, emitido, empleadores }: CertificadoDemo): Bloque[] {
  const filas = empleadores
    .flatMap(({ meses, ...empleador }) => meses.map((mes) => ({ ...empleador, ...mes })))
    .sort((a, b) => b.mes.localeCompare(a.mes))
  return [
    titulo('CERTIFICADO DE COTIZACIONES PREVISIONALES'),
    linea(
      `AFP de ejemplo certifica que don(ña) ${nombre}, RUT ${formatoRut(rut)}, registra las siguientes cotizaciones:`,
    ),
    tabla(
      ['Período', 'Remuneración imponible', 'Cotización', 'RUT empleador', 'Razón social', 'Estado'],
      filas.map((f) => [f.mes, pesos(f.renta), cotizacionDe(f), formatoRut(f.rut), f.razonSocial, estadoDe(f)]),
    ),
    linea(`Fecha de emisión: ${aDDMMYYYY(emitido)}`),
  ]
}

function seccion({ rut, razonSocial, meses }: EmpleadorDeCertificado): Bloque[] {
  return [
    linea(`Empleador: ${razonSocial} - RUT ${rut}`),
    tabla(
      ['Mes', 'Días', 'Renta imponible', 'Monto cotizado', 'Estado'],
      meses.map((m) => [`${m.mes.slice(5)}/${m.mes.slice(0, 4)}`, '30', pesos(m.renta), cotizacionDe(m), estadoDe(m)]),
    ),
  ]
}

const porEmpleador = ({ rut, nombre, emitido, empleadores }: CertificadoDemo): Bloque[] => [
  titulo('COTIZACIONES PREVISIONALES POR EMPLEADOR'),
  linea(`Emitido el ${enPalabras(emitido)}`),
  linea(`Trabajador: ${nombre}`),
  linea(`RUT trabajador: ${rut}`),
  ...empleadores.flatMap(seccion),
]

function unEmpleador({ rut, nombre, emitido, empleadores }: CertificadoDemo): Bloque[] {
  const [empleador] = empleadores
  if (!empleador) return [titulo('CERTIFICADO DE RENTA Y COTIZACIONES')]
  return [
    titulo('CERTIFICADO DE RENTA Y COTIZACIONES'),
    linea(`Razón social del empleador: ${empleador.razonSocial}, RUT ${formatoRut(empleador.rut)}`),
    linea(`Nombre del trabajador: ${nombre}, RUT ${formatoRut(rut)}`),
    tabla(
      ['Mes de remuneración', 'Renta imponible', 'Cotización pagada', 'Estado'],
      empleador.meses.map((m) => [nombreDelMes(m.mes), pesos(m.renta), cotizacionDe(m), estadoDe(m)]),
    ),
    linea(`Santiago, ${enPalabras(emitido)}`),
  ]
}

const carta = ({ rut, nombre, emitido, empleadores }: CertificadoDemo): Bloque[] => [
  titulo('CERTIFICADO DE COTIZACIONES'),
  linea(`AFP de ejemplo certifica que don(ña) ${nombre}, RUT ${formatoRut(rut)}, tiene sus cotizaciones al día.`),
  ...empleadores.map(({ rut: de, razonSocial }) => linea(`Las paga ${razonSocial}, RUT ${formatoRut(de)}.`)),
  linea(`Fecha de emisión: ${aDDMMYYYY(emitido)}`),
]

const cuerpos = { 1: porMes, 2: porEmpleador, 3: unEmpleador, carta }

const marco = new URL('certificado.typ', import.meta.url)

/** PDF of a fictional certificate, marked as an example, with its password if any. */
export async function drawCertificado(certificado: CertificadoDemo): Promise<Buffer> {
  const { clave, formato, emitido } = certificado
  const bloques = [...cuerpos[formato](certificado), linea('Documento de ejemplo, sin valor legal.')]
  const pdf = renderPdf(marco, { bloques }, `${emitido}T12:00:00.000Z`)
  return clave ? await protectPdf(pdf, { userPassword: clave, ownerPassword: `${clave}-propietario` }) : pdf
}
