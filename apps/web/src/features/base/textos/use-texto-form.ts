import { type TextoForm, textoRules } from '@alerce/contract/forms/base/textos'
import { reglaDelTexto } from '@alerce/contract/forms/declaracion/textos-escritos'
import { textosMessages as m } from '@alerce/contract/messages/base/textos'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { useConfirm } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'
import { type TextoEnviado, usePublicar, type VersionDeTexto } from './queries.ts'

/** Rules of a text of this class: those of every text, and that its body has the format of the class. */
function rulesOf(clase: ClaseTexto) {
  const rules = textoRules(todayInSantiago())
  const cuerpo = (value: string, values: TextoForm) => {
    const wrong = typeof rules.cuerpo === 'function' ? rules.cuerpo(value, values) : null
    return wrong ?? reglaDelTexto(clase, value)
  }
  return { ...rules, cuerpo }
}

export interface TextoActs {
  /** Reports the publication, or that it waits for another administrator. */
  readonly onSaid: (hecho: TextoEnviado) => void
  /** Called once the version is in the list. */
  readonly onPublished: (version: VersionDeTexto) => void
}

/** Words from which a version starts. */
export type Partida = Pick<ReplyOf<'obtenerTexto'>, 'titulo' | 'cuerpo'> | null

interface TextoPorEscribir extends TextoActs {
  readonly clase: ClaseTexto
  /** Version in force, or a proposal that was given back. */
  readonly partida: Partida
  /** Another administrator publishes it. */
  readonly pideOtro: boolean
}

/** Form of the next version, published or proposed. */
export function useTextoForm({ clase, partida, pideOtro, onSaid, onPublished }: TextoPorEscribir) {
  const publicar = usePublicar()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<TextoForm>({
    name: `texto:${clase}`,
    initial: { titulo: partida?.titulo ?? '', cuerpo: partida?.cuerpo ?? '', desde: todayInSantiago() },
    rules: rulesOf(clase),
  })
  const save = async (values: TextoForm) => {
    const desde = aDDMMYYYY(values.desde)
    let published: VersionDeTexto | null = null
    const accept = pideOtro ? 'Proponer' : 'Publicar'
    const text = (pideOtro ? m.preguntarProponer : m.preguntarPublicar).text.replace('{desde}', desde)
    await confirm({ title: `¿${accept} «${values.titulo}»?`, text, accept }, async () => {
      const hecho = await publicar.mutateAsync({ ...values, clase, desde }, onSaid)
      if (hecho.estado === 'publicada') published = hecho
      await form.saved(values)
    })
    if (published) onPublished(published)
  }
  return { form, submit: form.submit(save, tellFailure(m.saveFailed.text)) }
}
