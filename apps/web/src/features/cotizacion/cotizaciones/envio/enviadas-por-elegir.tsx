import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Enviadas } from '../../../../components/precio/enviadas.tsx'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { useElegir } from '../use-elegir.ts'

/** The quotes that were mailed, while one of them can be chosen again. */
export function EnviadasPorElegir({ prospectoId }: { readonly prospectoId: number }) {
  const reader = useReader()
  const { choose, eligiendo } = useElegir(prospectoId)
  return (
    <Enviadas
      prospectoId={prospectoId}
      choose={({ planId, beneficiosComplementarios }) => (
        <ReasonedButton
          kind="quiet"
          reason={reader}
          busy={eligiendo === planId}
          onClick={() => void choose({ planId, beneficiosComplementarios })}
        >
          Elegirla otra vez
        </ReasonedButton>
      )}
    />
  )
}
