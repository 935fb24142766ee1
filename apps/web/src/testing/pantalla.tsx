import { ResultadoScreen } from '../features/declaracion/resultado/resultado-screen.tsx'
import { useVentaAlDia } from '../lib/sale/venta.ts'
import { DE_LA_DS, ventaConDS } from './declaracion.ts'
import { type Answers, fakeServer, payloadsIn } from './fake-server.ts'
import { renderScreen } from './render-screen.tsx'

/** Frame that keeps the sale up to date for every screen inside. */
function Frame() {
  useVentaAlDia(12)
  return null
}

/** The screen of the result, within its sale. */
export function renderResultado(answers: Answers) {
  const received = fakeServer({ obtenerVenta: ventaConDS('resultado'), finalizaevaluacionds: 'ok', ...answers })
  const inFrame = (
    <>
      <Frame />
      <ResultadoScreen />
    </>
  )
  const { router } = renderScreen(inFrame, { at: `/resultado-ds${DE_LA_DS}` })
  return { router, sent: payloadsIn(received) }
}
