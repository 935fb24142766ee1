import { fechaYHoraExacta } from '@alerce/domain/base/fechas/instante'
import { agrupa } from '@alerce/domain/base/grupos'
import type { ArchivoDeEvidencia, Hecho, Manifiesto } from '@alerce/evidencia/manifiesto'
import type { Verificacion } from '@alerce/evidencia/paquete'
import { elemento } from './elemento.ts'

/** An instant as it is read in Chile; what is none, as it stands. */
const cuando = (en: string): string => (Number.isNaN(Date.parse(en)) ? en : fechaYHoraExacta(en))

const dato = (nombre: string, ...valor: readonly (Node | string)[]) =>
  elemento('div', {}, elemento('dt', {}, nombre), elemento('dd', {}, ...valor))

/** Whether the key is the one that is published, as far as can be said. */
function laClave(clave: string, publicada: string): Node {
  const igual = publicada === '' ? null : publicada === clave
  const dicho = {
    true: 'Es la publicada.',
    false: 'No es la publicada: no lo firmó quien usted espera.',
    null: 'Compárela con la que publica la isapre: cualquiera puede firmar con una clave propia.',
  }[`${igual}`]
  return elemento(
    'span',
    {},
    elemento('code', {}, clave),
    elemento('small', { class: igual === false ? 'mal' : '' }, dicho),
  )
}

function resumen({ manifiesto, clave, sello }: Verificacion, publicada: string): Node {
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
    dato('Clave de la firma', clave ? laClave(clave, publicada) : 'No trae'),
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
}

/** Documents under the name of their folder, in the order of the manifest. */
function documentos(archivos: readonly ArchivoDeEvidencia[]): Node[] {
  const de = agrupa(archivos, ({ ruta }) => ruta.split('/')[0] ?? '')
  return [...de].flatMap(([carpeta, suyos]) => [
    elemento('h2', {}, `${carpetas[carpeta] ?? carpeta} (${suyos.length})`),
    elemento('ul', { class: 'lista' }, ...suyos.map(documento)),
  ])
}

function hecho({ en, quien, que, metodo, ip, agente, texto, version, huella }: Hecho): Node {
  const como = [metodo, ip && `desde ${ip}`, agente].filter((parte) => parte)
  return elemento(
    'li',
    {},
    elemento('time', { datetime: en }, cuando(en)),
    elemento('b', {}, `${quien}: ${que}`),
    como.length > 0 ? elemento('span', {}, como.join(' · ')) : null,
    huella ? elemento('code', { class: 'huella' }, huella) : null,
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

/** What was found in a file, for who was handed it. `publicada`: the digest of the key that they expect, or empty. */
export function mostrar(archivo: string, verificacion: Verificacion, publicada: string): Node[] {
  const { problemas, manifiesto, clave } = verificacion
  const ajena = publicada !== '' && clave !== null && publicada !== clave
  const hallados = [...problemas, ...(ajena ? ['La clave de la firma no es la publicada.'] : [])]
  const integro = hallados.length === 0
  const veredicto = elemento(
    'div',
    { class: integro ? 'bien' : 'mal', role: 'status' },
    elemento('h2', { tabindex: '-1' }, integro ? 'El paquete está íntegro' : 'El paquete no se puede creer'),
    elemento('p', {}, archivo),
    integro ? null : elemento('ul', {}, ...hallados.map((hallado) => elemento('li', {}, hallado))),
  )
  if (!manifiesto) return [veredicto]
  return [
    veredicto,
    resumen(verificacion, publicada),
    ...documentos(manifiesto.archivos),
    elemento('h2', {}, `Hechos (${manifiesto.hechos.length})`),
    elemento('ol', { class: 'lista' }, ...manifiesto.hechos.map(hecho)),
  ]
}
