import { CABECERA_DE_POSICION } from '@alerce/contract/wire/posicion'

interface Sending {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Blob | null
  readonly signal: AbortSignal
}

/** Headers of the answer that calls read. */
function headersOf(request: XMLHttpRequest): Record<string, string> {
  const position = request.getResponseHeader(CABECERA_DE_POSICION)
  return position === null ? {} : { [CABECERA_DE_POSICION]: position }
}

/** Like fetch() to our own server, with the sent fraction of the body (0 to 1): fetch cannot report it. */
export function fetchWithProgress(
  url: string,
  { method, headers, body, signal }: Sending,
  onProgress: (part: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    }
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }))
    request.onerror = () => reject(new TypeError('sin respuesta'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
