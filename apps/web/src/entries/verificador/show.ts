import { fechaYHoraExacta } from '@alerce/domain/base/fechas/instante'
import { agrupa } from '@alerce/domain/base/grupos'
import type { ArchivoDeEvidencia, Hecho, Manifiesto } from '@alerce/evidencia/manifiesto'
import { juzgar, type Verificacion, type VerificacionFinal, veredictos } from '@alerce/evidencia/paquete'
import { elemento } from './elemento.ts'

/** Instant in Chilean format; invalid text unchanged. */
const cuando = (en: string): string => (Number.isNaN(Date.parse(en)) ? en : fechaYHoraExacta(en))

const dato = (nombre: string, ...valor: readonly (Node | string)[]) =>
  elemento('div', {}, elemento('dt', {}, nombre), elemento('dd', {}, ...valor))

const titulos: Readonly<Record<VerificacionFinal, string>> = {
  integro: 'El paquete está íntegro',
  sinClaveConocida: 'No se sabe quién firmó este paquete',
  alterado: 'El paquete no se puede creer',
}
const clases: Readonly<Record<VerificacionFinal, string>> = {
  integro: 'bien',
  sinClaveConocida: 'duda',
  alterado: 'mal',
}

function resumen({ manifiesto, clave, sello }: Verificacion): Node {
  const { venta, contratante, asesor, sellado } = manifiesto as Manifiesto
  return elemento(
    'dl',
    {},
    dato('Folio', String(venta.folio)),
    dato('Contratante', `${contratante.nombre} (${contratante.documento})`),
    dato('Asesor', asesor),
    dato('Reunido', `${cuando(sellado)}, según el servidor`),
    dato(
      'Sello de tiempo',
      sello
        ? elemento(
            'span',
            {},
            `${cuando(sello.en)}, ${sello.autoridad}`,
            elemento('small', {}, `Certificado ${sello.certificado}`),
          )
        : 'No trae: la hora es la del servidor.',
    ),
    dato('Clave de la firma', clave ? elemento('code', {}, clave) : 'No trae'),
  )
}

const documento = ({ titulo, ruta, sha256, bytes, en }: ArchivoDeEvidencia) =>
  elemento(
    'li',
    {},
    elemento('b', {}, titulo),
    elemento('span', {}, `${ruta} · ${bytes.toLocaleString('es-CL')} bytes · ${cuando(en)}`),
    elemento('code', { class: 'huella' }, sha256),
  )

const carpetas: Readonly<Record<string, string>> = {
  papeles: 'Documentos emitidos',
  firmados: 'Documentos firmados',
  juradas: 'Declaraciones juradas',
  reemplazados: 'Documentos firmados y reemplazados',
  contenidos: 'Contenidos firmados sin papel',
}

/** Documents under the name of their folder, in the order of the manifest. */
function documentos(archivos: readonly ArchivoDeEvidencia[]): Node[] {
  const de = agrupa(archivos, ({ ruta }) => ruta.split('/')[0] ?? '')
  return [...de].flatMap(([carpeta, suyos]) => [
    elemento('h2', {}, `${carpetas[carpeta] ?? carpeta} (${suyos.length})`),
    elemento('ul', { class: 'lista' }, ...suyos.map(documento)),
  ])
}

/** Delivery of a code to its applicant, and warnings about the connection. */
const entrega = ({ correo, codigoEntregado, conexionDelAsesor }: Hecho) => [
  correo && `código a ${correo}${codigoEntregado ? `, entregado el ${cuando(codigoEntregado)}` : ''}`,
  conexionDelAsesor && 'ATENCIÓN: desde una conexión que su asesor usó en las 24 horas anteriores',
]

function hecho(uno: Hecho): Node {
  const { en, quien, que, metodo, ip, agente, texto, version, huella, contenido } = uno
  const como = [metodo, ...entrega(uno), ip && `desde ${ip}`, agente].filter((parte) => parte)
  return elemento(
    'li',
    {},
    elemento('time', { datetime: en }, cuando(en)),
    elemento('b', {}, `${quien}: ${que}`),
    como.length > 0 ? elemento('span', {}, como.join(' · ')) : null,
    huella ? elemento('code', { class: 'huella' }, contenido ? `${huella} = ${contenido}` : huella) : null,
    texto
      ? elemento(
          'details',
          {},
          elemento('summary', {}, `Lo que leyó${version ? ` (${version})` : ''}`),
          elemento('p', {}, texto),
        )
      : null,
  )
}

/** Result of checking a file, for its receiver. `publicada`: the digest of the expected key, or empty. */
export function show(archivo: string, verificacion: Verificacion, publicada: string): Node[] {
  const { manifiesto } = verificacion
  const { veredicto: dicho, problemas } = juzgar(verificacion, publicada)
  const veredicto = elemento(
    'div',
    { class: clases[dicho], role: 'status' },
    elemento('h2', { tabindex: '-1' }, titulos[dicho]),
    elemento('p', {}, veredictos[dicho]),
    elemento('p', {}, archivo),
    problemas.length === 0 ? null : elemento('ul', {}, ...problemas.map((problema) => elemento('li', {}, problema))),
  )
  if (!manifiesto) return [veredicto]
  return [
    veredicto,
    resumen(verificacion),
    ...documentos(manifiesto.archivos),
    elemento('h2', {}, `Hechos (${manifiesto.hechos.length})`),
    elemento('ol', { class: 'lista' }, ...manifiesto.hechos.map(hecho)),
  ]
}
