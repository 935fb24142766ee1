import { sucesos, sucesosElegibles } from '../catalogos/base/sucesos.ts'
import { type Alcance, alcancesDe, type Operation } from '../operation.ts'
import { openApi } from './openapi.ts'

/** A node of JSON Schema, as zod writes it. */
interface Nodo {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly items?: Nodo
  readonly properties?: Readonly<Record<string, Nodo>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Nodo | boolean
  readonly anyOf?: readonly Nodo[]
  readonly oneOf?: readonly Nodo[]
  readonly allOf?: readonly Nodo[]
}

interface Llamada {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Nodo }>> }
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: Nodo
  }[]
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Nodo }>> }>
  >
}

const inHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const indent = (text: string): string => text.replaceAll('\n', '\n  ')

/** Shape of a value, written as in TypeScript. */
export function shapeOf(nodo: Nodo): string {
  if (nodo.const !== undefined) return JSON.stringify(nodo.const)
  if (nodo.enum) return nodo.enum.map((value) => JSON.stringify(value)).join(' | ')
  const several = nodo.anyOf ?? nodo.oneOf
  if (several) return [...new Set(several.map(shapeOf))].join(' | ')
  if (nodo.allOf) return nodo.allOf.map(shapeOf).join(' & ')
  if (nodo.type === 'array') {
    const item = shapeOf(nodo.items ?? {})
    return item.includes(' | ') ? `(${item})[]` : `${item}[]`
  }
  if (nodo.properties) {
    const lines = Object.entries(nodo.properties).map(
      ([name, value]) => `  ${name}${nodo.required?.includes(name) ? '' : '?'}: ${indent(shapeOf(value))}`,
    )
    return lines.length > 0 ? `{\n${lines.join('\n')}\n}` : '{}'
  }
  if (typeof nodo.additionalProperties === 'object') return `Record<string, ${shapeOf(nodo.additionalProperties)}>`
  return [nodo.type ?? 'unknown'].flat().join(' | ').replace('integer', 'number')
}

/** An example of a value: required fields only, the first choice of each. */
export function exampleOf(nodo: Nodo): unknown {
  if (nodo.const !== undefined) return nodo.const
  if (nodo.enum) return nodo.enum[0]
  const [first] = nodo.anyOf ?? nodo.oneOf ?? nodo.allOf ?? []
  if (first) return exampleOf(first)
  if (nodo.type === 'array') return [exampleOf(nodo.items ?? {})]
  if (nodo.type === 'object') {
    const fields = Object.entries(nodo.properties ?? {}).filter(([name]) => nodo.required?.includes(name))
    return Object.fromEntries(fields.map(([name, value]) => [name, exampleOf(value)]))
  }
  if (nodo.type === 'boolean') return true
  if (nodo.type === 'null') return null
  return nodo.type === 'string' ? '…' : 1
}

const pre = (text: string): string => `<pre tabindex="0">${inHtml(text)}</pre>`

/** Example of a call from a terminal. */
function curlOf(operation: Operation, body: Nodo | undefined): string {
  const lines = [`curl -X ${operation.method} "$ALERCE${operation.path}"`, '-H "Authorization: Bearer $TOKEN"']
  if (operation.effect === 'write' && operation.cuerpo === 'json') lines.push('-H "Idempotency-Key: $(uuidgen)"')
  if (body) lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(exampleOf(body))}'`)
  return lines.join(' \\\n  ')
}

function sectionOf(operation: Operation, llamada: Llamada): string {
  const body = llamada.requestBody?.content['application/json']?.schema
  const fields = (llamada.parameters ?? []).map(
    ({ name, in: place, required, schema }) => `${name}${required ? '' : '?'}: ${shapeOf(schema)}  (${place})`,
  )
  const [tipo = '', reply] = Object.entries(llamada.responses['200']?.content ?? {})[0] ?? []
  const alcances = operation.access === 'publica' ? 'sin token' : alcancesDe(operation).join(' y ')
  return `<details id="${operation.name}"><summary><code>${operation.method} ${inHtml(operation.path)}</code> <b>${alcances}</b></summary>
<h4>Pide</h4>${pre([...fields, ...(body ? [shapeOf(body)] : [])].join('\n') || 'nada')}
<h4>Responde</h4>${pre(tipo === 'application/json' && reply ? shapeOf(reply.schema) : tipo)}
<h4>Ejemplo</h4>${pre(curlOf(operation, body))}
<p>Si falla por una causa técnica: «${inHtml(operation.failure.text)}»</p></details>`
}

const titulos: Record<Alcance, string> = {
  leer: 'Consultas',
  escribir: 'Cambios',
  salud: 'Con datos de salud',
  usuarios: 'Usuarios',
}

/** Group of a call: calls with health data stand apart, since they need their own scope. */
function grupoDe(operation: Operation): Alcance {
  const alcances = alcancesDe(operation)
  return alcances.find((alcance) => alcance === 'salud' || alcance === 'usuarios') ?? alcances[0] ?? 'leer'
}

const filas = sucesosElegibles
  .map(
    (name) =>
      `<tr><th scope="row"><code>${name}</code></th><td>${sucesos[name].texto}</td><td><code>${['prospectoId', ...sucesos[name].lleva].join(', ')}</code></td></tr>`,
  )
  .join('')

const token = `curl "$ALERCE/oauth/access/oauth2/token" -u "$CLIENTE:$SECRETO" \\
  -d grant_type=client_credentials -d scope=leer`

const aviso = `POST /su-direccion
webhook-id: 0b9d5a4e-3c0e-4b53-9a43-0c6f0f1f3d11
webhook-timestamp: 1791378000
webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=

{"type":"declaracion.etapa","timestamp":"2026-10-07T13:00:00.000Z",
 "data":{"prospectoId":120,"declaracionId":88,"etapa":"resultado"}}`

const verificar = `import { createHmac, timingSafeEqual } from 'node:crypto'

export function esDeAlerce(secreto, headers, cuerpo) {
  const { 'webhook-id': id, 'webhook-timestamp': en, 'webhook-signature': firmas } = headers
  if (Math.abs(Date.now() / 1000 - Number(en)) > 300) return false
  const clave = Buffer.from(secreto.replace('whsec_', ''), 'base64')
  const propia = createHmac('sha256', clave).update(\`\${id}.\${en}.\${cuerpo}\`).digest()
  return firmas.split(' ').some((una) => {
    const dada = Buffer.from(una.replace('v1,', ''), 'base64')
    return dada.length === propia.length && timingSafeEqual(dada, propia)
  })
}`

/** Reference of the calls open to bearer clients, as an HTML page without script. `porMinuto`: requests per address. */
export function referencia(operations: readonly Operation[], porMinuto: number): string {
  const abiertas = operations.filter(({ bearer }) => bearer)
  const { paths } = openApi(abiertas) as { paths: Record<string, Record<string, Llamada>> }
  const grupos = Map.groupBy(abiertas, grupoDe)
  const llamadas = [...grupos].map(([grupo, suyas]) => {
    const secciones = suyas.flatMap((one) => {
      const llamada = paths[one.path]?.[one.method.toLowerCase()]
      return llamada ? [sectionOf(one, llamada)] : []
    })
    return `<h3 id="${grupo}">${titulos[grupo]} <small>${suyas.length}</small></h3>${secciones.join('\n')}`
  })
  return `<!doctype html>
<html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Referencia de la API – Alerce</title><link rel="stylesheet" href="/api/referencia.css"></head><body>
<header><h1>API de Alerce</h1><p>Para sistemas con un cliente de la API. La descripción que leen los programas: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Contenido"><a href="#entrar">Entrar</a> <a href="#respuestas">Respuestas</a> <a href="#limites">Límites</a> <a href="#webhooks">Webhooks</a> <a href="#llamadas">Llamadas</a></nav></header>
<main>
<section id="entrar"><h2>Entrar</h2><p>La administración crea el cliente y le entrega su secreto una vez. El token dura una hora; <code>scope</code> pide menos de lo permitido. Para JavaScript y TypeScript, quien opera Alerce tiene un cliente (<code>packages/client</code>) que pide y renueva el token, repite consultas y comprueba webhooks.</p>${pre(token)}</section>
<section id="respuestas"><h2>Respuestas</h2><p>Un rechazo trae <code>codigo</code>, que no cambia, y <code>descripcion</code>, para personas; <code>errores</code> dice el campo. Algunas llamadas responden 200 con el rechazo dentro de <code>data</code>, en <code>codigoError</code>.</p>
<p><code>Idempotency-Key</code> (8 a 100 letras, números, punto, guion o dos puntos) hace que repetir un cambio devuelva la primera respuesta. Un cambio con <code>version</code> atrasada responde 412 y los campos que cambiaron.</p></section>
<section id="limites"><h2>Límites</h2><p>${porMinuto.toLocaleString('es-CL')} peticiones por minuto y dirección. Cada respuesta a un cliente lo dice:</p>${pre(`RateLimit-Policy: "direccion";q=${porMinuto};w=60\nRateLimit: "direccion";r=${porMinuto - 1};t=60`)}
<p><code>q</code> es el máximo, <code>w</code> los segundos de la ventana, <code>r</code> lo que queda y <code>t</code> los segundos para que se renueve. Pasado el límite responde 429 con <code>Retry-After</code>.</p></section>
<section id="webhooks"><h2>Webhooks</h2><p>La administración registra en la consola una dirección https y los sucesos que se le avisan. Cada aviso va firmado según Standard Webhooks y lleva ids, nunca datos de una persona.</p>${pre(aviso)}
<p>Responda 2xx en 15 segundos. Si no, se reintenta con el mismo <code>webhook-id</code> a los 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h y 24 h; tras cinco días de fallas, o con 410, el webhook se desactiva. El orden no se promete y un aviso puede repetirse: descarte por <code>webhook-id</code>. Para comprobar la firma, con el cuerpo tal como llegó:</p>${pre(verificar)}
<table><thead><tr><th scope="col">Suceso</th><th scope="col">Qué pasó</th><th scope="col">Lleva</th></tr></thead><tbody>${filas}</tbody></table></section>
<section id="llamadas"><h2>Llamadas</h2>${llamadas.join('\n')}</section>
</main></body></html>
`
}
