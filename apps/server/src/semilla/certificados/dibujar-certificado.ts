import { porcentaje } from '@alerce/domain/base/dinero/cuentas'
import { pesos as enPesos } from '@alerce/domain/base/dinero/tipos'
import { aDDMMYYYY, partes } from '@alerce/domain/base/fechas/fecha'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { type Content, renderPdf, type TDocumentDefinitions } from '../../platform/pdf.ts'
import type { CertificadoDemo, EmpleadorDeCertificado, MesDeCertificado } from './certificado.ts'

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

const tabla = (cabecera: string[], filas: string[][]): Content => ({
  layout: 'lightHorizontalLines',
  margin: [0, 6, 0, 12],
  table: { headerRows: 1, body: [cabecera.map((text) => ({ text, bold: true })), ...filas] },
})

const titulo = (text: string): Content => ({ text, bold: true, fontSize: 13, margin: [0, 0, 0, 8] })

function porMes({ rut, nombre, emitido, empleadores }: CertificadoDemo): Content[] {
  const filas = empleadores
    .flatMap(({ meses, ...empleador }) => meses.map((mes) => ({ ...empleador, ...mes })))
    .sort((a, b) => b.mes.localeCompare(a.mes))
  return [
    titulo('CERTIFICADO DE COTIZACIONES PREVISIONALES'),
    `AFP de ejemplo certifica que don(ña) ${nombre}, RUT ${formatoRut(rut)}, registra las siguientes cotizaciones:`,
    tabla(
      ['Período', 'Remuneración imponible', 'Cotización', 'RUT empleador', 'Razón social', 'Estado'],
      filas.map((f) => [f.mes, pesos(f.renta), cotizacionDe(f), formatoRut(f.rut), f.razonSocial, estadoDe(f)]),
    ),
    `Fecha de emisión: ${aDDMMYYYY(emitido)}`,
  ]
}

function seccion({ rut, razonSocial, meses }: EmpleadorDeCertificado): Content[] {
  return [
    { text: `Empleador: ${razonSocial} - RUT ${rut}`, bold: true },
    tabla(
      ['Mes', 'Días', 'Renta imponible', 'Monto cotizado', 'Estado'],
      meses.map((m) => [`${m.mes.slice(5)}/${m.mes.slice(0, 4)}`, '30', pesos(m.renta), cotizacionDe(m), estadoDe(m)]),
    ),
  ]
}

const porEmpleador = ({ rut, nombre, emitido, empleadores }: CertificadoDemo): Content[] => [
  titulo('COTIZACIONES PREVISIONALES POR EMPLEADOR'),
  `Emitido el ${enPalabras(emitido)}`,
  `Trabajador: ${nombre}`,
  { text: `RUT trabajador: ${rut}`, margin: [0, 0, 0, 10] },
  ...empleadores.flatMap(seccion),
]

function unEmpleador({ rut, nombre, emitido, empleadores }: CertificadoDemo): Content[] {
  const [empleador] = empleadores
  if (!empleador) return [titulo('CERTIFICADO DE RENTA Y COTIZACIONES')]
  return [
    titulo('CERTIFICADO DE RENTA Y COTIZACIONES'),
    `Razón social del empleador: ${empleador.razonSocial}, RUT ${formatoRut(empleador.rut)}`,
    `Nombre del trabajador: ${nombre}, RUT ${formatoRut(rut)}`,
    tabla(
      ['Mes de remuneración', 'Renta imponible', 'Cotización pagada', 'Estado'],
      empleador.meses.map((m) => [nombreDelMes(m.mes), pesos(m.renta), cotizacionDe(m), estadoDe(m)]),
    ),
    `Santiago, ${enPalabras(emitido)}`,
  ]
}

const carta = ({ rut, nombre, emitido, empleadores }: CertificadoDemo): Content[] => [
  titulo('CERTIFICADO DE COTIZACIONES'),
  `AFP de ejemplo certifica que don(ña) ${nombre}, RUT ${formatoRut(rut)}, tiene sus cotizaciones al día.`,
  ...empleadores.map(({ rut: de, razonSocial }) => `Las paga ${razonSocial}, RUT ${formatoRut(de)}.`),
  { text: `Fecha de emisión: ${aDDMMYYYY(emitido)}`, margin: [0, 12, 0, 0] },
]

const cuerpos = { 1: porMes, 2: porEmpleador, 3: unEmpleador, carta }

/** The PDF of a made-up certificate, marked as an example; with its password when it has one. */
export async function dibujarCertificado(certificado: CertificadoDemo): Promise<Buffer> {
  const { clave, formato } = certificado
  const definition: TDocumentDefinitions = {
    info: { title: 'Certificado de ejemplo' },
    content: [
      ...cuerpos[formato](certificado),
      { text: 'Documento de ejemplo, sin valor legal.', margin: [0, 24, 0, 0] },
    ],
    defaultStyle: { fontSize: 9 },
    ...(clave ? { userPassword: clave, ownerPassword: `${clave}-propietario`, version: '1.7ext3' } : {}),
  }
  return await renderPdf(definition)
}
