import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { LlamadaRevisada } from '../../apps/server/src/conformidad/call-core.ts'
import { checkConformidad, type Informe } from '../../apps/server/src/conformidad/conformidad.ts'
import { requestToken } from '../../apps/server/src/conformidad/request-token.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'

export const resumen = 'Revisa, llamada por llamada, si un núcleo responde como piden las especificaciones.'

const uso = `Uso: npm run alerce -- conformidad --url <núcleo> --client <id> --secret <secreto>
                                  --usuario <asesor> --clave <clave> [--informe informe.json]

Crea ventas de personas inventadas en la cartera de ese asesor: solo contra un ambiente de prueba.`

function lineas({ operacion, metodo, ruta, fuente, conclusion, diferencias, nota }: LlamadaRevisada): string[] {
  const cabeza = `${conclusion.padEnd(12)} ${metodo.padEnd(4)} ${ruta}  (${operacion})${nota ? `  ${nota}` : ''}`
  const detalle = diferencias.map(
    ({ campo, esperado, recibido }) => `             ${campo}: se esperaba ${esperado}, llegó ${recibido}  [${fuente}]`,
  )
  return [cabeza, ...detalle]
}

function show({ llamadas, detenciones }: Informe): void {
  for (const llamada of llamadas) for (const linea of lineas(llamada)) console.log(linea)
  for (const detencion of detenciones) console.log(`\nEl guion se detuvo en ${detencion}.`)
  const cuantas = (conclusion: LlamadaRevisada['conclusion']) =>
    llamadas.filter((llamada) => llamada.conclusion === conclusion).length
  const partes = (['conforme', 'difiere', 'falta', 'no alcanzada'] as const).map((una) => `${cuantas(una)} ${una}`)
  console.log(`\n${llamadas.length} llamadas: ${partes.join(', ')}.`)
}

export async function run(args: readonly string[]): Promise<void> {
  const text = { type: 'string' } as const
  const options = { url: text, client: text, secret: text, usuario: text, clave: text, informe: text }
  const { url, client, secret, usuario, clave, informe } = parseArgs({ args: [...args], options }).values
  if (!url || !client || !secret || !usuario || !clave) {
    console.log(uso)
    process.exitCode = 1
    return
  }
  const base = url.replace(/\/+$/, '')
  const token = await requestToken(base, client, secret)
  const avanza = (escena: string) => console.error(`… ${escena}`)
  const hecho = await checkConformidad({ url: base, token }, { usuario, clave }, { hoy: systemClock.hoy(), avanza })
  show(hecho)
  if (informe) await writeFile(informe, `${JSON.stringify(hecho, null, 2)}\n`)
  if (hecho.llamadas.some(({ conclusion }) => conclusion !== 'conforme')) process.exitCode = 1
}
