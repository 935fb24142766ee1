import { deQuien, idDeLectura, lecturasDelInicio } from '@alerce/contract/inicio'
import type { OperationMap } from '@alerce/contract/operation-map'
import { routes } from '@alerce/contract/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const DRAWING = /<!--en camino-->.*<!--\/en camino-->/s
const READINGS = '<!--lecturas-->'

/** Escapes personal data for HTML. */
const asHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

type Session = OperationMap['sesionActual']['reply']

/**
 * Renders the portfolio page for a session; without one it stays empty. An advisor gets the first layout, and the
 * unfiltered portfolio gets its first replies, requested internally with the same cookie as a script of the page would:
 * the access checks are the same.
 */
export function writerOfInicio(app: FastifyInstance, hoy: () => string) {
  const ask = async (request: FastifyRequest, name: keyof typeof routes, payload?: object, csrf = '') => {
    const { method, path } = routes[name]
    const { cookie = '', 'user-agent': agent = '' } = request.headers
    const headers = { cookie, 'user-agent': agent, 'x-csrf-token': csrf }
    const answer = await app.inject({
      ...{ method, url: path, headers, remoteAddress: request.ip },
      ...(payload && { payload }),
    })
    return answer.statusCode === 200 ? answer.json<{ readonly data: unknown }>() : null
  }

  async function readings(request: FastifyRequest, session: Session): Promise<string> {
    const asked = Object.entries(lecturasDelInicio(hoy())) as [keyof typeof routes, object][]
    const answers = await Promise.all(
      asked.map(async ([name, pedido]) => ({
        name,
        pedido,
        respuesta: await ask(request, name, pedido, session.csrf),
      })),
    )
    return answers
      .filter(({ respuesta }) => respuesta !== null)
      .map(
        ({ name, ...lectura }) =>
          `<script type="application/json" id="${idDeLectura(name)}" data-de="${deQuien(session)}">${asJson(lectura)}</script>`,
      )
      .join('')
  }

  return async (request: FastifyRequest, html: string): Promise<string> => {
    const session = (await ask(request, 'sesionActual'))?.data as Session | undefined
    if (!session || session.debeCambiarClave || session.faltaSegundoFactor)
      return html.replace(DRAWING, '').replace(READINGS, '')
    // narrowed by its address it asks for something else
    const brought = request.url.includes('?') ? '' : await readings(request, session)
    const page = session.roles.includes('asesor') ? html : html.replace(DRAWING, '')
    const nombre = asHtml(session.nombres.split(' ')[0] ?? '')
    return page.replaceAll('__NOMBRE__', () => nombre).replace(READINGS, () => brought)
  }
}
