import { existsSync, readFileSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { OperatorFailure } from '../../apps/server/src/operator-failure.ts'
import { fechaYHora } from '../../packages/domain/base/fechas/instante.ts'
import {
  juzgar,
  type Verificacion,
  type VerificacionFinal,
  veredictos,
  verificarPaquete,
} from '../../packages/evidencia/paquete.ts'

export const resumen = 'Comprueba un paquete de evidencia, sin red: documentos, firma y sello de tiempo.'

const uso = `Uso: npm run alerce -- verificar-paquete <archivo.zip> [--clave HUELLA]
  --clave  la huella de la clave que publica quien lo emitió (/.well-known/alerce-evidencia.json de su sitio). Sin ella no
           se sabe quién lo firmó, y el mando termina con 2; con 1 si algo no calza.`

const salida: Readonly<Record<VerificacionFinal, number>> = { integro: 0, alterado: 1, sinClaveConocida: 2 }

/** Size limit, larger than any sale, so that other files are not read whole. */
const MAXIMO = 1024 ** 3

function read(ruta: string): Uint8Array {
  if (!existsSync(ruta) || !statSync(ruta).isFile()) throw new OperatorFailure(`No se puede leer el archivo ${ruta}.`)
  if (statSync(ruta).size > MAXIMO) throw new OperatorFailure('El archivo es demasiado grande para ser un paquete.')
  return readFileSync(ruta)
}

function show({ manifiesto, clave, sello }: Verificacion): void {
  if (manifiesto) {
    const { venta, contratante, archivos, hechos, sellado } = manifiesto
    console.log(`Folio ${venta.folio}, ${contratante.nombre}: ${archivos.length} documentos y ${hechos.length} hechos.`)
    console.log(`Reunido el ${fechaYHora(sellado)}, según el servidor.`)
  }
  if (clave) console.log(`Clave de la firma: ${clave}`)
  console.log(
    sello
      ? `Sello de tiempo: ${fechaYHora(sello.en)}, ${sello.autoridad} (certificado ${sello.certificado}).`
      : 'Sin sello de tiempo: la hora es la del servidor.',
  )
}

export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { clave: { type: 'string' } },
    allowPositionals: true,
  })
  const [ruta] = positionals
  if (!ruta) throw new OperatorFailure(uso)
  const verificacion = await verificarPaquete(read(ruta))
  show(verificacion)
  const { veredicto, problemas } = juzgar(verificacion, values.clave ?? '')
  for (const problema of problemas) console.error(`✗ ${problema}`)
  const decir = veredicto === 'integro' ? console.log : console.error
  decir(veredictos[veredicto])
  process.exitCode = salida[veredicto]
}
