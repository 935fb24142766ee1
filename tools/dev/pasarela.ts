import { CLAVE_DE_PASARELA, openPasarela, SECRETO_DE_PASARELA } from '../../apps/server/src/testing/pasarela.ts'

const PUERTO = 3299

/** A payment provider for a demonstration on this machine: `node tools/dev/pasarela.ts`. */
const { url } = await openPasarela(() => new Date().toISOString(), PUERTO)
process.stdout.write(`PAGOS_URL=${url} PAGOS_KEY=${CLAVE_DE_PASARELA} PAGOS_SECRET=${SECRETO_DE_PASARELA}\n`)
