const set = (words: string) => new Set(words.split(" "));

/** The commonest small words of each language; words shared by several languages are left out where they mislead. */
export const STOP_WORDS: Record<string, ReadonlySet<string>> = {
  en: set(
    "the and of to is are that for with on by this from they we have not or be it at an who their which you our can when but as what there do does will more every than",
  ),
  es: set(
    "el los las y del que por para con una se su sus más pero como no lo al nos muy está están son esta este cuando sin entre también cada hay porque",
  ),
  pt: set(
    "os das dos e do da que não uma com por mais mas como ao são sua seu também nós você está estão para um as quando sem isso cada há pela pelo",
  ),
  fr: set(
    "le les et des du que une pour dans qui sur avec pas plus par ce cette nous ils est sont leur leurs mais ou où aux sans chaque être très quand",
  ),
  de: set(
    "der die das und nicht ein eine mit für auf ist sind den dem wir sie von zu im des auch werden wird oder bei aus einen nach ihre wenn ohne jede keine",
  ),
  it: set(
    "il gli e di che una per con non più sono della delle dei degli nel come ma anche ogni quando senza loro questo questa alla dal perché si è",
  ),
  nl: set(
    "het een van en de dat niet met voor zijn op aan er bij ook maar wij ze om naar wordt worden hun geen deze dit elke zonder als wat die",
  ),
};
