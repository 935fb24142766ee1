/**
 * Who makes what a kind tells: a person (an applicant too), the machine by itself, or either of them, as with a result
 * that contraloría or the motor gives. What the machine makes by itself is signed by no person.
 */
export type Autor = 'persona' | 'sistema' | 'ambos'
