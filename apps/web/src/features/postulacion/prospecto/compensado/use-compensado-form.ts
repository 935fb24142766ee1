import { type ParejaForm, parejaRules } from '@alerce/contract/forms/postulacion/pareja'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useState } from 'react'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import type { PersonaGuardada } from '../../../../components/persona/anteriores.ts'
import { useAntesDeGuardar } from '../../../../components/persona/antes-de-guardar.ts'
import { call } from '../../../../lib/api/call.ts'
import { ApiRefusal } from '../../../../lib/api/errors.ts'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useWork } from '../../../../lib/use-call.ts'
import { payloadOf, personaDe } from '../values.ts'

/** The server names a field by the place of its person in the list; the form, by its row. */
function atItsRow(error: ApiRefusal): ApiRefusal {
  const { status, codigo, descripcion, data } = error
  const errores = error.errores.map(({ campo, mensaje }) => ({
    campo: campo.endsWith('.tipoVenta') ? 'tipoVenta' : `prospectos.${campo}`,
    mensaje,
  }))
  return new ApiRefusal({ status, codigo, descripcion, errores, data })
}

/** Saves both or none; answers them as saved, in their order. */
async function savePair({ tipoVenta, prospectos }: ParejaForm): Promise<(PersonaGuardada | null)[]> {
  const lista = prospectos.map((persona, lugar) => ({ ...payloadOf(persona, null), tipoVenta, otorga: lugar === 0 }))
  try {
    const guardados = await call('guardarPropsectoCompensados', lista)
    return prospectos.map((persona, lugar) => {
      const suyo = guardados.find(({ otorga }) => otorga === (lugar === 0))
      return suyo ? { prospectoId: suyo.prospectoId, persona } : null
    })
  } catch (error) {
    throw error instanceof ApiRefusal ? atItsRow(error) : error
  }
}

/** The form of a compensated pair: the giver's row, then the receiver's. */
export function useCompensadoForm() {
  const message = useMessage()
  const navigate = useWayOn()
  const antes = useAntesDeGuardar()
  const tellFailure = useTellFailure()
  const guardar = useWork(savePair, ['guardarPropsectoCompensados'])
  const form = useAlerceForm<ParejaForm>({
    name: 'pareja:nueva',
    initial: { tipoVenta: 'M', prospectos: [personaDe(null), personaDe(null)] },
    rules: parejaRules,
  })

  /** People just added: no duplicate warning for their own documents while the notice is shown. */
  const [recien, setRecien] = useState<(PersonaGuardada | null)[]>([])
  let prospectoId: number | null = null
  const save = async (values: ParejaForm) => {
    const guardados = await guardar.mutateAsync(values)
    setRecien(guardados)
    prospectoId = guardados[0]?.prospectoId ?? null
  }
  const after = async () => {
    const sigue = await message(prospectoMessages.saved.text, 'ok', 'Ir a Antecedentes de quien otorga')
    if (prospectoId === null) return await navigate(goTo('home'), { replace: true })
    await navigate(goTo(sigue ? 'postulantData' : 'pareja', { prospectoId }), { replace: true })
  }
  const asking = ({ prospectos }: ParejaForm, act: () => Promise<unknown>) =>
    antes({ personas: prospectos, guardada: null }, act)
  const submit = form.submit(save, tellFailure(prospectoMessages.saveFailed.text), after, asking)
  return { form, submit, recien }
}
