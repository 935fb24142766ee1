import { defineConfig, mergeConfig } from 'vitest/config'
import web from '../../apps/web/vite.config.ts'
import { entries } from '../../packages/contract/screens.ts'

const server = process.env.API_URL ?? 'http://127.0.0.1:3000'
const page = new RegExp(String.raw`^/(${entries.join('|')})(?=[/?]|$)(?!.*\.\w+($|\?))`)

/** The web with hot reload: pages by Vite, calls proxied to the server. */
export default mergeConfig(
  web,
  defineConfig({
    server: { host: '127.0.0.1', proxy: { '/api': server, '/oauth': server, '/ingreso': server, '/healthz': server } },
    plugins: [
      {
        name: 'alerce-entries',
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            const [, entry] = page.exec(request.url ?? '') ?? []
            if (request.url === '/') {
              response.writeHead(302, { location: '/dashboard/' }).end()
              return
            }
            if (entry) request.url = `/${entry}.html`
            next()
          })
        },
      },
    ],
  }),
)
