import type { Manifiesto } from './manifiesto.ts'

/** What a pack says of itself to who opens it without the product. It follows from the manifest: nothing can be added. */
export const leame = ({ venta, contratante, sellado, archivos, hechos }: Manifiesto): string => `PAQUETE DE EVIDENCIA
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

La firma prueba que nada cambió desde que se reunió. Para saber que la puso quien dice, compare la huella de la clave
con la que la isapre publica: cualquiera puede firmar con una clave propia.
`
