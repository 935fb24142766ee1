import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { useSearchParams } from 'react-router'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { DsScreen } from '../components/ds-screen.tsx'
import { ResumenAntecedentes } from './resumen-antecedentes.tsx'
import { ResumenDeclaracion } from './resumen-declaracion.tsx'

const title = 'Resumen de antecedentes'

/**
 * /postulant-summary: first the background, then the answers (spec 2 §2, Summary); `vista` keeps the part across a
 * reload.
 */
export function ResumenScreen() {
  return (
    <DsScreen title={title} from="preguntas">
      {(ds) => <Views ds={ds} />}
    </DsScreen>
  )
}

function Views({ ds }: { readonly ds: Declaracion }) {
  const [params, setParams] = useSearchParams()
  const answers = params.get('vista') === 'declaracion' && haLlegado(ds.etapa, 'resumenAntecedentes')
  if (answers) return <ResumenDeclaracion ds={ds} />
  const goOn = () =>
    setParams((now) => {
      now.set('vista', 'declaracion')
      return now
    })
  return <ResumenAntecedentes ds={ds} title={title} onDone={goOn} />
}
