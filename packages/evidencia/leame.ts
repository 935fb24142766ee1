import { FORMATO_ANTERIOR, type Manifiesto } from './manifiesto.ts'

/** How the digests of what was signed are recomputed, and where the key is found: new with the second format. */
const desdeLa2 = `
  Lo firmado:       sha256sum de cada archivo de la carpeta contenidos es la huella del hecho que lo nombra en «contenido».
          Trae una sal: sin el archivo nadie prueba respuestas contra la huella. La huella de la firma del contrato es la
          de las líneas «…: SHA-256 …» con que termina su texto, unidas por saltos de línea (sin uno al final).

LA CLAVE
  La firma prueba que nada cambió desde que se reunió, no quién la puso: cualquiera firma con una clave propia. Compare la
  huella de la clave con la que la isapre publica en la dirección /.well-known/alerce-evidencia.json de su sitio, y désela
  al comprobador (--clave HUELLA, o el campo de la página): sin ella no dice que el paquete está íntegro.
`
const anterior = `
La firma prueba que nada cambió desde que se reunió. Para saber que la puso quien dice, compare la huella de la clave
con la que la isapre publica: cualquiera puede firmar con una clave propia.
`

/**
 * Text LEAME of a pack, for a reader without the product. It follows from the manifest alone. Rebuilding a pack checks
 * it, so the words of a format never change.
 */
export const leame = ({
  formato,
  venta,
  contratante,
  sellado,
  archivos,
  hechos,
}: Manifiesto): string => `PAQUETE DE EVIDENCIA
Venta con folio ${venta.folio}, de ${contratante.nombre} (${contratante.documento})
Reunido el ${sellado} (UTC)

Contiene datos de salud. Guárdelo y compártalo solo con quien debe verlo.

QUÉ HAY AQUÍ
  manifiesto.json  ${archivos.length} documentos con su huella SHA-256, y ${hechos.length} hechos: quién, cuándo, desde dónde y con qué método.
  firma.json       La firma Ed25519 del manifiesto, con la clave pública de la instalación que lo emitió.
  sello.tsr        Si está: el sello de tiempo RFC 3161 de la firma, de una autoridad externa.
  Lo demás         Los documentos, tal como se emitieron o se recibieron.

CÓMO SE COMPRUEBA
  Con el producto:  npm run alerce -- verificar-paquete ESTE_ARCHIVO.zip
  Sin él, y sin red: abra la página verificador.html, que entrega quien emitió el paquete, y elija este archivo.
  A mano: sha256sum de cada documento contra manifiesto.json, y
          openssl ts -reply -in sello.tsr -text   para leer el sello.
${formato === FORMATO_ANTERIOR ? anterior : desdeLa2}`
