import type { AddressInfo } from 'node:net'
import { openDesk } from './desk.ts'
import { openNucleoEspecificado } from './nucleo-especificado.ts'

export const credencialesDelNucleo = { CORE_CLIENT_ID: 'alerce-demo', CORE_CLIENT_SECRET: 'alerce-demo-secret' }

/** A server in connected mode, before a core that knows the specifications alone. */
export async function openPanelConectado() {
  const core = await openDesk()
  await core.app.listen({ port: 0, host: '127.0.0.1' })
  const stub = await openNucleoEspecificado(`http://127.0.0.1:${(core.app.server.address() as AddressInfo).port}`)
  const panel = await openDesk({ CORE_URL: stub.url, ...credencialesDelNucleo })
  const close = async () => {
    await panel.close()
    await stub.close()
    await core.close()
  }
  return { core, stub, panel, close }
}

export type PanelConectado = Awaited<ReturnType<typeof openPanelConectado>>
