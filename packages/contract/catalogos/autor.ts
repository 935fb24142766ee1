/**
 * Who makes what a kind tells: a person (an applicant too), the machine by itself, or either of them, as with a result
 * that contraloría or the motor gives. It says nothing of how a row is signed.
 */
export type Autor = 'persona' | 'sistema' | 'ambos'
