/** Without a place where a browser breaks a line by itself: a German compound, a file name, a web address. */
const WORD = "Donaudampfschifffahrtsgesellschaft".repeat(3).slice(0, 80);
const FILE = `${"IMG_20260321_".repeat(6).slice(0, 76)}.jpg`;
const ADDRESS = `https://www.club.example/${"resultats/".repeat(8)}`;

/** For `changeContent`: whatever people write has one of these in it, and there is a message and a file to clean up. */
export const LONG_WORDS = `
  update articles set title = '${WORD}', excerpt = '${ADDRESS}', cover_alt = '${FILE}',
    event_location = iif(is_event, '${WORD}', event_location),
    content = '<h2>${WORD}</h2><p>${ADDRESS}</p><ul><li>${FILE}</li></ul>' || content;
  update article_images set alt_text = '${FILE}', caption = '${ADDRESS}';
  update gallery_images set title = '${FILE}', description = '${ADDRESS}', alt_text = '${FILE}';
  update coaches set full_name = '${WORD}', role = '${WORD}';
  update board_members set full_name = '${WORD}', role = '${WORD}';
  update partners set name = '${WORD}';
  update partners set logo = null where id = (select min(id) from partners);
  update club_records set title = '${WORD}',
    content = json_set(content, '$.name', '${WORD}', '$.meeting', '${ADDRESS}') where kind = 'place';
  update club_records set title = '2026-2027',
    content = json_set(content, '$.fees[0].name', '${WORD}', '$.notes[0]', '${ADDRESS}') where kind = 'season';
  update club_records set title = '${WORD}',
    content = json_set(content, '$.group', '${WORD}', '$.note', '${ADDRESS}') where kind = 'session';
  update club_records set
    content = json_set(content, '$.name', '${WORD}', '$.description', '${WORD}',
      '$.street', '${WORD}', '$.phoneHours', '${WORD}', '$.networks[0].summary', '${WORD.slice(0, 60)}',
      '$.otherSites[0].label', '${WORD}', '$.creditLabel', '${WORD}')
    where kind = 'club';
  update club_records set title = '${WORD.slice(0, 40)}',
    content = json_set(content, '$.name', '${WORD.slice(0, 40)}', '$.audience', '${WORD.slice(0, 40)}',
      '$.summary', '${WORD.slice(0, 60)}', '$.lead', '${ADDRESS}', '$.introTitle', '${WORD.slice(0, 80)}',
      '$.facts[0].value', '${WORD.slice(0, 40)}', '$.levels[0].name', '${WORD.slice(0, 60)}',
      '$.bring[0]', '${WORD}', '$.steps[0].title', '${WORD.slice(0, 60)}',
      '$.questions[0].question', '${WORD}', '$.questions[0].answer', '${ADDRESS}')
    where kind = 'section' and key = 'athletisme';
  update club_records set title = '${WORD}',
    content = json_set(content, '$.name', '${WORD.slice(0, 60)}', '$.level', '${WORD.slice(0, 60)}')
    where kind = 'label';
  update club_records set
    content = json_set(content, '$.calls[0].subject', '${WORD}', '$.calls[0].role', '${WORD}',
      '$.calls[0].hours', '${WORD}', '$.calls[0].person', json('[{"name": "${WORD}"}]'))
    where kind = 'calls';
  update important_info set title = '${WORD}', content = '<p>${ADDRESS}</p>';
  update products set name = '${WORD}', description = '<p>${ADDRESS}</p>',
    personalisation_label = iif(personalisation_label is null, null, '${WORD}');
  update product_variants set colour = colour || '${WORD}' where colour <> '';
  update orders set name = '${WORD}', message = '${ADDRESS}', email = '${WORD}@club.example';
  update order_lines set product_name = '${WORD}', colour = '${WORD}', personalisation = '${WORD}';
  insert into contact_messages (id, submission_id, fingerprint, name, email, title, message, search_text, received_at)
    values ('0a7a8a0e-5b0c-4a3e-9d39-5b7c5a0f6d11', 'long', 'long', '${WORD}', '${WORD}@club.example',
      '${WORD}', '${ADDRESS}', '', '2026-01-01T10:00:00.000Z');
  update users set name = '${WORD}';
  update admin_profiles set first_name = '${WORD}', last_name = '${WORD}';
  update activity_log set label = '${WORD}';
  insert into storage_cleanup_log (id, file_path, reason, created_at)
    values ('0a7a8a0e-5b0c-4a3e-9d39-5b7c5a0f6d12', 'gallery/${FILE}', 'replaced', '2026-01-01T10:00:00.000Z')`;
